'use client'

import { useState } from 'react'
import { Picture } from '@/design-system/primitives/Picture'
import { useFailedImage } from '@/design-system/primitives/useFailedImage'
import type { Partner } from '../../model/content'
import { useNearViewport } from './Carousel'

/**
 * Partners passing by on two rolls of paper. Without motion or scripts they stand in a grid. The rolls start, each
 * with a second turn, when the section comes near: that is for the eye only, and costs the start of the page.
 */
export function PartnerMarquee({ heading, rows }: { heading: string; rows: Partner[][] }) {
  const [paused, setPaused] = useState(false)
  const [section, setSection] = useState<HTMLElement | null>(null)
  const [rolling, setRolling] = useState(false)
  const near = useNearViewport(section)
  if (near && !rolling) setRolling(true)
  const rolls = rows.filter(partners => partners.length > 0)
  if (rolls.length === 0) return null
  return (
    <section ref={setSection} id="partners" className="border-ink border-t-2 py-14 lg:py-20">
      <div className="wrap flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <h2 className="max-w-[15em] text-[clamp(2.1rem,4.4vw,3.6rem)]">{heading}</h2>
        <button
          type="button"
          className="key key-small min-w-28 noscript:hidden motion-reduce:hidden"
          onClick={() => setPaused(!paused)}
        >
          {paused ? 'Speel af' : 'Pauzeer'}
          <span className="sr-only"> de partners</span>
        </button>
      </div>
      <div className="rolls mt-10" data-rolling={rolling || undefined} data-paused={paused || undefined}>
        {rolls.map(partners => (
          <div key={partners[0]?.row} className="roll">
            <Logos partners={partners} />
            {rolling && <Logos partners={partners} again />}
          </div>
        ))}
      </div>
    </section>
  )
}

function Logos({ partners, again = false }: { partners: Partner[]; again?: boolean }) {
  return (
    <ul aria-hidden={again || undefined}>
      {partners.map(({ id, name, logo }) => (
        <li key={id}>
          <PartnerLogo name={name} logo={logo} />
        </li>
      ))}
    </ul>
  )
}

function PartnerLogo({ name, logo }: Pick<Partner, 'name' | 'logo'>) {
  const { failed, frame } = useFailedImage()

  if (!logo || failed) return <span className="partner-box">{name}</span>
  return (
    <span {...frame} className="contents">
      <Picture image={logo} sizes="150px" className="h-[62px] w-[150px] object-contain" />
    </span>
  )
}
