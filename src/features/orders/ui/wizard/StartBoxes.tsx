import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { euroReadings, VAT_LABELS } from '@/platform/money/readings'
import { formatPlainDay } from '@/platform/time/day'
import { draftLines } from '../../model/orderLines'
import type { StartChoices } from '../../model/startChoices'
import { registersName } from '../../model/starting'
import { AT_ONCE, nameBox } from '../../model/startingTexts'
import type { StepProps } from './stepProps'

type StartBoxesProps = Pick<StepProps, 'draft' | 'list' | 'start' | 'tick'> & {
  /** When it begins without a box: the day after the days to withdraw. */
  later: string
}

/** Articles 6:230t and 6:230p: beginning within the days to withdraw is asked for, and never ticked beforehand. */
export function StartBoxes({ draft, list, start, tick, later }: StartBoxesProps) {
  const { domain } = draft.basket
  const name = domain && registersName(domain) ? domain.name : null
  const vatRate = draftLines(draft, list).find(line => line.kind === 'domain')?.vatRate
  const price = euroReadings(list.domain.firstYear, vatRate ?? list.domain.vatRate).incl
  const day = formatPlainDay(later)
  return (
    <fieldset className="mt-8">
      <legend className="font-bold font-head text-xl tracking-tight">Wanneer beginnen we?</legend>
      <p className="mt-1 text-soft">
        Vink je niets aan, dan begint je bestelling op <strong className="text-ink">{day}</strong>, de dag na
        je bedenktijd.
        {name && ` Dan leggen we ook ${name} vast, als de naam nog vrij is.`}
      </p>
      <div className="mt-4">
        <StartBox {...{ start, tick }} choice="atOnce" label={AT_ONCE.label} means={AT_ONCE.means} />
      </div>
      {start.atOnce && name && (
        <NameBox {...{ start, tick, day, name }} price={`${price}, ${VAT_LABELS.incl}`} />
      )}
    </fieldset>
  )
}

type Ticking = Pick<StepProps, 'start' | 'tick'>

function NameBox({ start, tick, name, price, day }: Ticking & { name: string; price: string; day: string }) {
  const { register, final } = nameBox(name, price)
  return (
    <fieldset className="mt-6">
      <legend className="font-semibold">En de domeinnaam?</legend>
      <p className="mt-1 text-soft">
        Alleen met allebei deze vinkjes leggen we {name} meteen vast. Anders doen we dat op {day}, als de naam
        dan nog vrij is.
      </p>
      <div className="mt-4 grid gap-2.5">
        <StartBox {...{ start, tick }} choice="registerName" {...register} />
        <StartBox {...{ start, tick }} choice="nameIsFinal" {...final} />
      </div>
    </fieldset>
  )
}

type StartBoxProps = Ticking & { choice: keyof StartChoices; label: string; means: string }

const StartBox = ({ start, tick, choice, label, means }: StartBoxProps) => (
  <ChoiceLine
    type="checkbox"
    label={label}
    description={means}
    checked={start[choice]}
    onChange={event => tick({ [choice]: event.target.checked })}
  />
)
