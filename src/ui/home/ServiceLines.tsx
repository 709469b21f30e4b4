import type { HomeTexts } from '@/domain/site/home'
import type { Service } from '@/domain/site/services'

/** The services as the ruled lines of a form. */
export function ServiceLines({
  texts,
  services,
}: {
  texts: HomeTexts['servicesIntro']
  services: Service[]
}) {
  return (
    <section id="services" className="border-ink border-t-2 bg-paper py-14 lg:pt-20 lg:pb-24">
      <div className="wrap">
        <h2 className="max-w-[15em] text-[clamp(2.1rem,4.4vw,3.6rem)]">{texts.heading}</h2>
        <p className="mt-4 max-w-[36em] text-lg text-soft">{texts.lead}</p>
        <ul className="mt-11 border-ink border-t-2">
          {services.map((service, index) => (
            <li
              key={service.id}
              className="grid grid-cols-[34px_1fr_minmax(0,7.5rem)] items-baseline gap-x-3 gap-y-1 border-rule border-b py-5 lg:grid-cols-[64px_1fr_1.45fr_210px] lg:gap-x-6"
            >
              <span className="number text-base">{String(index + 1).padStart(2, '0')}</span>
              <h3 className="text-xl lg:text-[1.55rem]">{service.title}</h3>
              <p className="text-soft max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2">
                {service.description}
              </p>
              <p className="price text-right max-lg:whitespace-normal">{service.startingPrice}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-soft text-sm">Alle prijzen zijn excl. btw.</p>
      </div>
    </section>
  )
}
