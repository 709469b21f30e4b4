import type { LegalPage } from '@/features/company/model/legal'
import { formatDay } from '@/platform/time/zone'

/** The cookie table belongs to the second section. */
const TABLE_AFTER = 1

export function LegalText({ page }: { page: LegalPage }) {
  return (
    <article className="wrap grid gap-10 pt-10 pb-20 lg:grid-cols-[280px_1fr] lg:gap-16 lg:pt-16">
      <header className="lg:col-span-2">
        <h1 className="font-extrabold text-[clamp(2rem,9vw,2.4rem)] leading-[.98] tracking-[-.035em] md:text-[clamp(2.4rem,5vw,4rem)]">
          {page.title}
        </h1>
        <p className="mt-5 max-w-[36em] text-lg text-soft">{page.intro}</p>
        <p className="mt-3 text-soft">
          Laatst bijgewerkt: {formatDay(new Date(page.updated))}, versie {page.version}
        </p>
      </header>
      <nav aria-label="Op deze pagina" className="self-start lg:sticky lg:top-24">
        <ol className="border-ink border-t-2">
          {page.sections.map(({ title }, index) => (
            <li key={title} className="border-rule border-b">
              <a href={`#artikel-${index + 1}`} className="flex min-h-11 items-center gap-3 hover:bg-yellow">
                <span className="number w-6 flex-none text-sm">{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="slip grid gap-9 p-6 md:p-10">
        {page.sections.map(({ title, text }, index) => (
          <section key={title} id={`artikel-${index + 1}`}>
            <h2 className="text-2xl">
              <span className="text-red">{index + 1}.</span> {title}
            </h2>
            <p className="mt-3 max-w-[42em] whitespace-pre-line">{text}</p>
            {index === TABLE_AFTER && page.cookies.length > 0 && <CookieTable cookies={page.cookies} />}
          </section>
        ))}
      </div>
    </article>
  )
}

function CookieTable({ cookies }: Pick<LegalPage, 'cookies'>) {
  return (
    <table className="mt-6 w-full text-left max-sm:block">
      <thead className="border-ink border-b-2 max-sm:sr-only">
        <tr>
          {['Naam', 'Waarvoor', 'Bewaard', 'Wanneer'].map(head => (
            <th key={head} scope="col" className="py-2 pr-4">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:border-ink max-sm:border-t-2">
        {cookies.map(({ name, purpose, kept, consent }) => (
          <tr
            key={name}
            className="border-rule border-b align-top max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2.5 sm:[&>*]:py-2.5 sm:[&>*]:pr-4"
          >
            <th scope="row" className="font-semibold max-sm:w-full">
              {name}
            </th>
            <td className="max-sm:w-full">{purpose}</td>
            <td className="max-sm:text-sm max-sm:text-soft">{kept}</td>
            <td className="max-sm:text-sm max-sm:text-soft">{consent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
