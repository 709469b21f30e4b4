import { Icon } from '@/design-system/primitives/Drawing'
import { TickList } from '@/design-system/primitives/TickList'
import type { Service } from '@/features/catalogue/model/services'

export function ServiceSheets({ services, quote }: { services: Service[]; quote: string }) {
  return (
    <ol className="wrap grid gap-6 pb-14 lg:pb-20">
      {services.map((service, index) => (
        <li
          key={service.id}
          id={service.slug}
          className="slip grid gap-6 p-6 lg:grid-cols-[64px_1.1fr_1fr_auto] lg:items-start lg:gap-x-10 lg:p-8"
        >
          <div className="flex items-center gap-4 lg:grid">
            <span className="number text-base">{String(index + 1).padStart(2, '0')}</span>
            <Icon name={service.icon} />
          </div>
          <div>
            <h2 className="text-3xl">{service.title}</h2>
            <p className="mt-3 max-w-[30em]">{service.description}</p>
            <p className="price mt-4">
              {service.startingPrice}
              {/\d/.test(service.startingPrice) && <span className="font-normal text-soft"> excl. btw</span>}
            </p>
          </div>
          <TickList lines={service.features} />
          <a href="/configurator" className="key key-small" aria-label={`${quote} voor ${service.title}`}>
            {quote}
          </a>
        </li>
      ))}
    </ol>
  )
}
