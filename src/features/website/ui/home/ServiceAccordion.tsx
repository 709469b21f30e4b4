'use client'

import type { SyntheticEvent } from 'react'
import { Chevron } from '@/design-system/primitives/Chevron'
import { Icon } from '@/design-system/primitives/Icon'
import { TickList } from '@/design-system/primitives/TickList'
import type { Service } from '@/features/catalogue/model/services'
import type { HomeTexts } from '../../model/content'

type ServiceAccordionProps = { texts: HomeTexts['servicesIntro']; services: Service[]; vat: string }

/** The one that lies open stays so until another is chosen. Older browsers do not close what has the same name. */
function keepOneOpen({ currentTarget: line }: SyntheticEvent<HTMLDetailsElement>) {
  const open = [...(line.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])]
  if (open.length === 0) line.open = true
  if (line.open) for (const other of open) other.open = other === line
}

export function ServiceAccordion({ texts, services, vat }: ServiceAccordionProps) {
  return (
    <section id="services" className="border-ink border-t-2 bg-paper py-14 lg:pt-20 lg:pb-24">
      <div className="wrap">
        <h2 className="max-w-[15em] text-[clamp(2.1rem,4.4vw,3.6rem)]">{texts.heading}</h2>
        <p className="mt-4 max-w-[36em] text-lg text-soft">{texts.lead}</p>
        <div className="mt-11 border-ink border-t-2">
          {services.map((service, index) => (
            <details
              key={service.id}
              name="dienst"
              open={index === 0}
              onToggle={keepOneOpen}
              className="group border-rule border-b open:-mx-5 open:border-transparent open:bg-yellow open:px-5 xl:open:-mx-7 xl:open:rounded-slip xl:open:px-7"
            >
              <summary className="grid grid-cols-[34px_minmax(0,1fr)_16px] items-baseline gap-x-3 gap-y-1 py-5 lg:grid-cols-[64px_1fr_1.15fr_200px_16px] lg:gap-x-6">
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
                <span className="price max-lg:col-start-2 max-lg:row-start-2 lg:text-right">
                  {service.startingPrice}
                </span>
                <Chevron className="self-center max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1 group-open:invisible" />
              </summary>
              <div className="grid gap-6 pb-7 pl-[46px] lg:grid-cols-2 lg:gap-14 lg:pl-[88px]">
                <div>
                  <Icon name={service.icon} className="mb-4 w-13" />
                  <p>{service.description}</p>
                  <a
                    href="#contact"
                    className="underlined mt-4 inline-flex min-h-11 items-center font-semibold"
                  >
                    {texts.more}
                    <span className="sr-only"> over {service.title.toLowerCase()}</span>
                  </a>
                </div>
                <TickList lines={service.features} />
              </div>
            </details>
          ))}
        </div>
        <p className="mt-4 text-soft text-sm">{vat}</p>
      </div>
    </section>
  )
}
