import Link from 'next/link'
import type { LegalPage } from '@/features/company/model/legal'
import { formatDay } from '@/platform/time/zone'
import { groupRows, legalBlocks, linkLegalPages } from '../../model/legalText'
import { Contents } from './Contents'

/** The cookie table belongs to the second section. */
const TABLE_AFTER = 1

export function LegalText({ page }: { page: LegalPage }) {
  return (
    <article className="wrap grid gap-10 pt-10 pb-20 lg:grid-cols-[280px_1fr] lg:gap-16 lg:pt-16">
      <header className="lg:col-span-2">
        <h1 className="font-extrabold text-[clamp(1.4rem,7vw,2.4rem)] leading-[.98] tracking-[-.035em] md:text-[clamp(2.4rem,5vw,4rem)]">
          {page.title}
        </h1>
        <p className="mt-5 max-w-[36em] text-lg text-soft">{page.intro}</p>
        <p className="mt-3 text-soft">
          Laatst bijgewerkt: {formatDay(new Date(page.updated))}, versie {page.version}
        </p>
      </header>
      <Contents title="Op deze pagina">
        {page.sections.map(({ title }, index) => (
          <li key={title} className="border-rule border-b">
            <a
              href={`#artikel-${index + 1}`}
              className="flex min-h-11 items-center gap-3 py-2.5 leading-snug hover:bg-yellow"
            >
              <span className="number w-6 flex-none text-sm">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </Contents>
      <div className="slip grid gap-9 p-6 md:p-10">
        {page.sections.map(({ title, text }, index) => (
          <section key={title} id={`artikel-${index + 1}`}>
            <h2 className="text-2xl">
              <span className="text-red">{index + 1}.</span> {title}
            </h2>
            <SectionText text={text} own={page.slug} />
            {index === TABLE_AFTER && page.cookies.length > 0 && <CookieTable cookies={page.cookies} />}
          </section>
        ))}
      </div>
    </article>
  )
}

type SectionTextProps = { text: string; own: LegalPage['slug'] }

function SectionText({ text, own }: SectionTextProps) {
  return legalBlocks(text).map(block =>
    block.kind === 'text' ? (
      <p key={block.text} className="mt-3 max-w-[42em] whitespace-pre-line">
        <Linked text={block.text} own={own} />
      </p>
    ) : (
      <ul key={block.items[0]} className="mt-3 grid max-w-[42em] list-[square] gap-2.5 pl-5">
        {block.items.map(item => (
          <li key={item} className="marker:text-red">
            <Linked text={item} own={own} />
          </li>
        ))}
      </ul>
    ),
  )
}

function Linked({ text, own }: SectionTextProps) {
  return linkLegalPages(text, own).map(({ text: part, href }, index) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
      <Link key={index} href={href} prefetch={false} className="link text-pen">
        {part}
      </Link>
    ) : (
      part
    ),
  )
}

const HEADS = ['Naam', 'Waarvoor', 'Bewaard']

function CookieTable({ cookies }: Pick<LegalPage, 'cookies'>) {
  return (
    <table className="mt-6 w-full text-left max-sm:block">
      <thead className="border-ink border-b-2 max-sm:sr-only">
        <tr>
          {HEADS.map(head => (
            <th key={head} scope="col" className="py-2 pr-4 last:w-44">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groupRows(cookies, 'consent').map(({ value, rows }) => (
        <tbody key={value} className="max-sm:block">
          <tr className="border-ink border-b-2 max-sm:block">
            <th
              scope="rowgroup"
              colSpan={HEADS.length}
              className="pt-6 pb-2 font-head text-xl tracking-tight max-sm:block"
            >
              {value}
            </th>
          </tr>
          {rows.map(({ name, purpose, kept }) => (
            <tr
              key={name}
              className="border-rule border-b align-top max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2.5 sm:[&>*]:py-2.5 sm:[&>*]:pr-4"
            >
              <th scope="row" className="font-semibold max-sm:w-full">
                {name}
              </th>
              <td className="max-sm:w-full">{purpose}</td>
              <td className="max-sm:text-sm max-sm:text-soft">{kept}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
