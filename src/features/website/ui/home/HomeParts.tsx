'use client'

import { useEffect, useRef, useState } from 'react'
import { NEEDED_IN_VIEW } from '@/design-system/lateFramework'
import { NamedPrice } from '@/design-system/prices/PricePair'
import { PriceSwitch } from '@/design-system/prices/PriceSwitch'
import { Chevron } from '@/design-system/primitives/Chevron'
import { Icon } from '@/design-system/primitives/Icon'
import { Picture } from '@/design-system/primitives/Picture'
import { TickList } from '@/design-system/primitives/TickList'
import { useFailedImage } from '@/design-system/primitives/useFailedImage'
import type { Service } from '@/features/catalogue/model/services'
import type { HomeTexts, Partner } from '../../model/content'
import { useNearViewport } from './Carousel'

/** What a line shows: the browser gets no more. */
export type ServiceLine = Omit<Service, 'id' | 'slug' | 'places' | 'menuLink'>

type ServiceAccordionProps = { texts: HomeTexts['servicesIntro']; services: ServiceLine[] }

/** Older browsers do not close details with the same name. */
function keepOneOpen(line: HTMLDetailsElement) {
  const open = [...(line.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])]
  if (open.length === 0) line.open = true
  if (line.open) for (const other of open) other.open = other === line
}

export function ServiceAccordion({ texts, services }: ServiceAccordionProps) {
  const list = useRef<HTMLDivElement>(null)

  /** A line may have been closed before this was alive. */
  useEffect(() => {
    const [first, ...others] = list.current?.querySelectorAll('details') ?? []
    const pressed = others.find(each => each.contains(document.activeElement))
    if (first && ![first, ...others].some(each => each.open)) (pressed ?? first).open = true
  }, [])

  return (
    <section id="services" className="border-ink border-t-2 bg-paper py-14 lg:pt-20 lg:pb-24">
      <div className="wrap">
        <h2 className="max-w-[15em] text-section">{texts.heading}</h2>
        <div className="mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <p className="max-w-[36em] text-lg text-soft">{texts.lead}</p>
          <PriceSwitch />
        </div>
        <div ref={list} className="mt-9 border-ink border-t-2">
          {services.map((service, index) => (
            <details
              key={service.title}
              name="dienst"
              open={index === 0}
              onToggle={event => keepOneOpen(event.currentTarget)}
              className="group border-rule border-b open:-mx-5 open:border-transparent open:bg-yellow open:px-5 xl:open:-mx-7 xl:open:rounded-slip xl:open:px-7"
            >
              <summary className="grid grid-cols-[34px_minmax(0,1fr)_16px] items-baseline gap-x-3 gap-y-1 py-5 lg:grid-cols-[64px_1fr_1.05fr_264px_16px] lg:gap-x-6">
                <span className="number text-base">{String(index + 1).padStart(2, '0')}</span>
                <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl lg:text-[1.55rem]">
                  {service.title}
                  {service.highlight && (
                    <span className="rounded-slip border-[1.5px] border-deep px-2 font-semibold font-text text-deep text-sm tracking-normal">
                      {service.highlight}
                    </span>
                  )}
                </h3>
                <span aria-hidden="true" className="text-soft max-lg:hidden group-open:invisible">
                  {service.description}
                </span>
                <span className="price justify-items-end max-lg:col-start-2 max-lg:row-start-2 max-lg:justify-items-start lg:text-right">
                  <NamedPrice text={service.startingPrice} />
                </span>
                <Chevron className="self-center max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1 group-open:invisible" />
              </summary>
              <div className="grid gap-6 pb-7 pl-[46px] lg:grid-cols-2 lg:gap-14 lg:pl-[88px]">
                <div>
                  <Icon name={service.icon} className="mb-4 w-13" />
                  <p>{service.description}</p>
                  <a href="#contact" className="link mt-4 inline-flex min-h-11 items-center font-semibold">
                    {texts.more}
                    <span className="sr-only"> over {service.title.toLowerCase()}</span>
                  </a>
                </div>
                <TickList lines={service.features} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

type ShownPartner = Pick<Partner, 'name' | 'logo'>

/** A grid without motion or scripts. The rows start, each with a second copy, only when the section comes near. */
export function PartnerMarquee({ heading, rows }: { heading: string; rows: ShownPartner[][] }) {
  const [paused, setPaused] = useState(false)
  const [section, setSection] = useState<HTMLElement | null>(null)
  const [moving, setMoving] = useState(false)
  const near = useNearViewport(section)
  if (near && !moving) setMoving(true)
  const filled = rows.filter(partners => partners.length > 0)
  if (filled.length === 0) return null
  return (
    <section
      ref={setSection}
      id="partners"
      {...NEEDED_IN_VIEW}
      className="border-ink border-t-2 py-14 lg:py-20"
    >
      <div className="wrap flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h2 className="max-w-[15em] text-section">{heading}</h2>
        <button
          type="button"
          className="button button-small min-w-28 noscript:hidden motion-reduce:hidden"
          onClick={() => setPaused(!paused)}
        >
          {paused ? 'Speel af' : 'Pauzeer'}
          <span className="sr-only"> de partners</span>
        </button>
      </div>
      <div className="marquee mt-10" data-moving={moving || undefined} data-paused={paused || undefined}>
        {filled.map(partners => (
          <div key={partners[0]?.name} className="marquee-row">
            <Logos partners={partners} />
            {moving && <Logos partners={partners} again />}
          </div>
        ))}
      </div>
    </section>
  )
}

function Logos({ partners, again = false }: { partners: ShownPartner[]; again?: boolean }) {
  return (
    <ul aria-hidden={again || undefined}>
      {partners.map(({ name, logo }) => (
        <li key={logo?.address ?? name}>
          <PartnerLogo name={name} logo={logo} />
        </li>
      ))}
    </ul>
  )
}

function PartnerLogo({ name, logo }: ShownPartner) {
  const { failed, frame } = useFailedImage()

  if (!logo || failed) return <span className="partner-box">{name}</span>
  return (
    <span {...frame} className="contents">
      <Picture image={logo} sizes="150px" className="h-[62px] w-[150px] object-contain" />
    </span>
  )
}
