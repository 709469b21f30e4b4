import { TickList } from '@/design-system/primitives/TickList'
import { type HostingPackage, yearlySaving } from '@/features/catalogue/model/priceList'
import { formatEuro } from '@/platform/money/euro'

/** A choice of packages, each with its price by the month and by the year. */
export function PackageCards({ packages }: { packages: HostingPackage[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {packages.map(each => (
        <li
          key={each.key}
          className={`relative flex flex-col gap-5 rounded-slip border-[1.75px] p-6 ${each.popular ? 'border-ink bg-yellow' : 'border-rule bg-paper'}`}
        >
          <h3 className={`text-2xl ${each.popular ? 'pr-28' : ''}`}>{each.name}</h3>
          {each.popular && (
            <p className="stamp absolute top-5 right-4 border-deep text-base text-deep max-sm:px-2.5 max-sm:text-[13px]">
              Populair
            </p>
          )}
          <p>
            <strong className="font-extrabold font-head text-4xl tracking-tight tabular-nums">
              {formatEuro(each.monthly)}
            </strong>{' '}
            per maand, excl. btw
            <span className="mt-1 block tabular-nums">
              {formatEuro(each.yearly)} per jaar{saving(each)}
            </span>
          </p>
          <TickList lines={each.lines} />
          <a href={`/hosting-bestellen?pakket=${each.key}`} className="key mt-auto">
            Bestellen<span className="sr-only">: {each.name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function saving(each: HostingPackage): string {
  const saved = yearlySaving(each)
  return saved > 0 ? `, je bespaart ${formatEuro(saved)}` : ''
}
