import { Problems } from '@/design-system/primitives/Problems'
import type { PriceList } from '@/features/catalogue/model/catalogue'
import { DomainPart } from './DomainPart'
import type { useOrder } from './useOrder'

type FirstStepProps = {
  order: Pick<ReturnType<typeof useOrder>, 'draft' | 'problems' | 'search'>
  list: PriceList
  phone: string
  intro?: string
}

/** How the first step begins: the name of the site. The packages follow in the form of the wizard itself. */
export function FirstStep({ order, list, phone, intro }: FirstStepProps) {
  const { draft, problems, search } = order
  return (
    <>
      {intro && <p className="mt-4 max-w-[36em] text-lg text-soft">{intro}</p>}
      <Problems problems={Object.entries(problems).map(([id, message]) => ({ id, message }))} />
      <DomainPart
        search={search}
        chosen={draft.basket.domain}
        prices={list.domain}
        phone={phone}
        error={problems.domein}
      />
    </>
  )
}
