import { RefusalBox } from '@/design-system/wizard/RefusalBox'
import { AmountLines } from './AmountLines'
import { draftLines } from './basketOf'
import { RenewalLines } from './RenewalLines'
import { ReviewPart } from './ReviewPart'
import { reviewParts } from './reviewParts'
import type { StepProps } from './stepProps'
import { TermsBox } from './TermsBox'

/** The whole order once more, each part with a way back to it: what is paid now, what renews when, and the terms. */
export function ReviewStep(props: StepProps) {
  const { draft, list, termsVersion, accepted, refusal, change, accept, startAgain } = props
  const lines = draftLines(draft, list)
  return (
    <>
      <p className="mt-4 text-soft">
        Kijk de bon na en pas aan wat niet klopt. Daarna betaal je bij je bank.
      </p>
      <div className="slip mt-5 pb-6">
        <div className="px-5 md:px-7">
          {reviewParts(draft, lines).map(part => (
            <ReviewPart key={part.title} {...part} onChange={() => change(part.slug)} />
          ))}
        </div>
        <AmountLines lines={lines} />
      </div>
      <RenewalLines lines={lines} />
      <TermsBox
        version={termsVersion}
        accepted={accepted}
        error={refusal?.kind === 'termsMissing' ? refusal.notice.title : undefined}
        onChange={accept}
      />
      {refusal && refusal.kind !== 'termsMissing' && (
        <RefusalBox notice={refusal.notice}>
          {refusal.kind === 'keyReused' && (
            <button type="button" className="underlined min-h-11" onClick={startAgain}>
              Nieuwe bestelling beginnen
            </button>
          )}
        </RefusalBox>
      )}
    </>
  )
}
