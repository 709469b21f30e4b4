import { BillingChoice } from './BillingChoice'
import { PackageChoice } from './PackageChoice'
import type { StepProps } from './stepProps'

type PackageStepProps = Pick<StepProps, 'draft' | 'list' | 'problems' | 'choose'> & { heading: string }

/** How often the visitor pays, and for which package. The name of the site is asked before it. */
export function PackageStep({ draft, list, problems, choose, heading }: PackageStepProps) {
  const { packageKey, cycle } = draft.basket
  return (
    <>
      <BillingChoice
        packages={list.packages}
        chosen={list.packages.find(each => each.key === packageKey)}
        cycle={cycle}
        onChange={chosen => choose({ cycle: chosen })}
      />
      <PackageChoice
        heading={heading}
        packages={list.packages}
        chosen={packageKey}
        cycle={cycle}
        error={problems.pakket}
        onChange={key => choose({ packageKey: key })}
      />
    </>
  )
}
