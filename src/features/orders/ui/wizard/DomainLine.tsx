import { ChoiceTick } from '@/design-system/wizard/ChoiceTick'
import type { DomainPrices } from '@/features/catalogue/model/catalogue'
import { type DomainAnswer, domainAnswer } from '../../model/domainAnswers'
import { newDomainPrice } from './domainWords'

type DomainLineProps = {
  name: string
  answer: DomainAnswer
  prices: DomainPrices
  checked: boolean
  onChoose: () => void
  onMove: () => void
}

const TONES = { green: 'text-green', amber: 'text-amber', red: 'text-deep', grey: 'text-soft' } as const

/** One name on one ruled line, with what is known about it. A taken one can only be moved in. */
export function DomainLine({ name, answer, prices, checked, onChoose, onMove }: DomainLineProps) {
  const { label, tone } = domainAnswer(answer)
  const word = <span className={`font-semibold text-[0.95rem] ${TONES[tone]}`}>{label}</span>
  if (answer === 'taken') {
    return (
      <div className={`${LINE} pl-[3.6rem]`}>
        <span className="font-semibold text-soft [overflow-wrap:anywhere]">{name}</span>
        {word}
        <button
          type="button"
          className="underlined min-h-11 justify-self-start text-[0.95rem] sm:min-h-6 sm:justify-self-end"
          onClick={onMove}
        >
          Van mij: verhuis hem<span className="sr-only"> ({name})</span>
        </button>
      </div>
    )
  }
  return (
    <label
      className={`${LINE} relative cursor-pointer pl-[3.6rem] hover:bg-paper has-checked:bg-yellow has-focus-visible:outline-3 has-focus-visible:outline-pen has-focus-visible:outline-offset-2`}
    >
      <input type="radio" name="domeinnaam" className="sr-only" checked={checked} onChange={onChoose} />
      <ChoiceTick className="absolute top-4 left-4" />
      <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
      {word}
      <span className="text-[0.95rem] tabular-nums">{newDomainPrice(answer, prices)}</span>
    </label>
  )
}

const LINE =
  'grid min-h-14 content-center items-baseline gap-x-4 border-rule border-b py-2 pr-3 sm:grid-cols-[1fr_auto_17rem] sm:[&>*:last-child]:text-right'
