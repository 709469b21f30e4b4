'use client'

import { type CSSProperties, type ReactNode, useDeferredValue, useId, useState } from 'react'
import { Slip, SlipRow } from '@/design-system/primitives/Slip'
import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { SlipDrawer } from '@/design-system/wizard/SlipDrawer'
import { formatEuro } from '@/platform/money/euro'
import {
  type ExampleChoice,
  type ExampleQuote,
  exampleLines,
  exampleRange,
  exampleStart,
} from '../../model/exampleQuote'

/** What a customer of a tradesman would use. Its prices are invented, and not those of the agency. */
export function ExampleCalculator({ example, children }: { example: ExampleQuote; children: ReactNode }) {
  const [choice, setChoice] = useState(() => exampleStart(example))
  const shown = useDeferredValue(choice)
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-[1.15fr_.85fr]">
      {children}
      <section aria-labelledby="probeer" data-example-prices className="contents">
        <div className="border-ink border-t-2 py-12 lg:pb-20">
          <h2 id="probeer" className="max-w-[16em] text-3xl lg:text-5xl">
            {example.heading}
          </h2>
          <p className="mt-4 mb-9 max-w-[36em] text-lg text-soft">{example.lead}</p>
          <p className="mb-9 hidden max-w-[36em] border-pen border-l-4 pl-4 noscript:block">
            Dit is een ingevuld voorbeeld. Met JavaScript rekent de bon mee met wat je kiest.
          </p>
          <Choices example={example} choice={choice} onChange={setChoice} />
          <SlipDrawer
            inSection
            label="Richtprijs incl. btw, voorbeeld"
            total={<span className="text-xl">{rangeText(example, shown)}</span>}
            dialogLabel={example.title}
          >
            <ExampleSlip example={example} choice={shown} copies={false} />
          </SlipDrawer>
        </div>
        <aside
          aria-label={example.title}
          className="sticky top-24 mb-16 self-start max-lg:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-16"
        >
          <ExampleSlip example={example} choice={shown} />
        </aside>
      </section>
    </div>
  )
}

type ChoicesProps = {
  example: ExampleQuote
  choice: ExampleChoice
  onChange: (choice: ExampleChoice) => void
}

function Choices({ example, choice, onChange }: ChoicesProps) {
  const name = useId()
  const { stones, extras, timelines } = example
  const toggle = (nth: number, chosen: boolean) => {
    const others = choice.extras.filter(each => each !== nth)
    onChange({ ...choice, extras: chosen ? [...others, nth].sort((a, b) => a - b) : others })
  }
  return (
    <form className="grid gap-8" onSubmit={event => event.preventDefault()}>
      <Area example={example} area={choice.area} onChange={area => onChange({ ...choice, area })} />
      <Group label={example.stonesLabel}>
        {stones.map(({ label, description, amount }, nth) => (
          <ChoiceLine
            key={label}
            type="radio"
            name={`${name}-stone`}
            label={label}
            description={description}
            price={`${formatEuro(amount)} per m²`}
            checked={choice.stone === nth}
            onChange={() => onChange({ ...choice, stone: nth })}
          />
        ))}
      </Group>
      {extras.length > 0 && (
        <Group label={example.extrasLabel} several>
          {extras.map(({ label, description, amount }, nth) => (
            <ChoiceLine
              key={label}
              type="checkbox"
              label={label}
              description={description}
              price={formatEuro(amount)}
              checked={choice.extras.includes(nth)}
              onChange={event => toggle(nth, event.target.checked)}
            />
          ))}
        </Group>
      )}
      <Group label={example.timelinesLabel}>
        {timelines.map(({ label, description }, nth) => (
          <ChoiceLine
            key={label}
            type="radio"
            name={`${name}-timeline`}
            label={label}
            description={description}
            checked={choice.timeline === nth}
            onChange={() => onChange({ ...choice, timeline: nth })}
          />
        ))}
      </Group>
    </form>
  )
}

type GroupProps = { label: string; several?: boolean; children: ReactNode }

function Group({ label, several = false, children }: GroupProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-bold font-head text-xl tracking-tight">{label}</legend>
      <div className={several ? 'grid gap-2.5' : 'one-of'}>{children}</div>
    </fieldset>
  )
}

type AreaProps = { example: ExampleQuote; area: number; onChange: (area: number) => void }

function Area({ example, area, onChange }: AreaProps) {
  const { areaLabel, areaFrom, areaTo } = example
  const part = ((area - areaFrom) / Math.max(1, areaTo - areaFrom)) * 100
  return (
    <label className="block">
      <span className="flex items-baseline justify-between gap-4">
        <span className="font-bold font-head text-xl tracking-tight">{areaLabel}</span>
        <span className="font-extrabold font-head text-2xl text-pen tabular-nums">{area} m²</span>
      </span>
      <input
        type="range"
        className="ruler"
        min={areaFrom}
        max={areaTo}
        value={area}
        aria-valuetext={`${area} vierkante meter`}
        style={{ '--part': `${part}%` } as CSSProperties}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
      <span aria-hidden="true" className="flex justify-between text-sm text-soft tabular-nums">
        <span>{areaFrom} m²</span>
        <span>{areaTo} m²</span>
      </span>
    </label>
  )
}

type ExampleSlipProps = { example: ExampleQuote; choice: ExampleChoice; copies?: boolean }

function ExampleSlip({ example, choice, copies }: ExampleSlipProps) {
  return (
    <Slip title={example.title} note={example.note} as="h3" number="voorbeeld" copies={copies}>
      <dl className="px-5 md:px-7">
        {exampleLines(example, choice).map(({ label, answer, amount }) => (
          <SlipRow
            key={`${label}${answer}`}
            label={label}
            answer={answer}
            amount={amount === null ? undefined : formatEuro(amount)}
          />
        ))}
      </dl>
      <div className="px-5 pt-4 md:px-7">
        <p className="text-sm text-soft">Richtprijs incl. btw</p>
        <p
          aria-live="polite"
          aria-atomic="true"
          className="mt-1 font-extrabold font-head text-[1.75rem] leading-tight tracking-[-.035em] tabular-nums"
        >
          {rangeText(example, choice)}
        </p>
      </div>
    </Slip>
  )
}

function rangeText(example: ExampleQuote, choice: ExampleChoice): string {
  const { from, to } = exampleRange(example, choice)
  return from === to ? formatEuro(to) : `${formatEuro(from)} tot ${formatEuro(to)}`
}
