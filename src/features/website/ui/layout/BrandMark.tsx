import Link from 'next/link'

/** The initials as a stamp, and the name beside it. The stamp is a picture: larger letters leave it as it is. */
export function BrandMark({ initials, name }: { initials: string; name: string }) {
  return (
    <Link
      href="/"
      className="flex min-h-11 items-center gap-[12px] font-bold font-head text-base leading-[1.1] tracking-tight md:whitespace-nowrap lg:text-lg"
    >
      <span
        aria-hidden="true"
        className="-rotate-4 grid size-[40px] flex-none place-items-center rounded border-2 border-red text-[17px] text-red"
      >
        {initials}
      </span>
      {name}
    </Link>
  )
}
