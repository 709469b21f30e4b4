import type { ReactNode } from 'react'
import { Envelope } from '@/design-system/primitives/HeadDrawings'
import { Slip } from '@/design-system/primitives/Slip'
import { WITHDRAWAL } from '@/features/company/model/legal'
import { mailLink, telephoneLink } from '@/platform/text/contactLinks'

type WithdrawalViewProps = {
  texts: {
    heading: string
    lead: string
    points: { title: string; text: string }[]
    words: { slip: string; right: string; form: string; formNote: string }
  }
  agency: { phone: string; email: string }
  modelForm: string
  form: ReactNode
}

export function WithdrawalView({ texts, agency, modelForm, form }: WithdrawalViewProps) {
  const { heading, lead, points, words } = texts
  return (
    <>
      <div className="wrap grid items-start gap-10 py-10 lg:grid-cols-[.85fr_1.15fr] lg:gap-18 lg:py-16">
        <header className="lg:sticky lg:top-28">
          <h1 className="font-extrabold text-[clamp(2.4rem,5vw,4.2rem)] max-[359px]:text-[2.1rem] leading-[.98] tracking-[-.035em]">
            {heading}
          </h1>
          <p className="mt-5 max-w-[30em] text-lg text-soft leading-normal lg:text-xl">{lead}</p>
          <Facts />
          <p className="mt-5">
            Liever iemand spreken?{' '}
            <a
              href={telephoneLink(agency.phone)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {agency.phone}
            </a>
          </p>
          <div className="mt-8 flex justify-end max-lg:hidden">
            <Envelope />
          </div>
        </header>
        <Slip title={words.slip} copies={false}>
          <div className="px-5 pt-6 md:px-7">{form}</div>
        </Slip>
      </div>
      <section className="border-ink border-t-2 bg-paper py-14 lg:py-20">
        <div className="wrap grid items-start gap-12 lg:grid-cols-[1.1fr_.9fr] lg:gap-18">
          <div>
            <h2 className="text-3xl lg:text-5xl">{words.right}</h2>
            <dl className="mt-9 grid gap-7">
              {points.map(({ title, text }) => (
                <div key={title}>
                  <dt className="font-bold font-head text-xl">{title}</dt>
                  <dd className="mt-1.5 max-w-[36em]">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <ModelForm {...words} email={agency.email} text={modelForm} />
        </div>
      </section>
    </>
  )
}

/** Three facts of the law, for who reads nothing else. */
function Facts() {
  const facts = [
    ['Tijd om je te bedenken', `${WITHDRAWAL.days} dagen`],
    ['Wat het je kost', 'niets, of alleen wat al geleverd is'],
    ['Geld terug', `binnen ${WITHDRAWAL.refundDays} dagen`],
  ]
  return (
    <dl className="mt-8 max-w-[30em] border-ink border-t-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6 border-rule border-b py-2.5">
          <dt>{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type ModelFormProps = { form: string; formNote: string; email: string; text: string }

/** As it stands in the law, to copy, to print or to mail. */
function ModelForm({ form, formNote, email, text }: ModelFormProps) {
  const [title = '', ...lines] = text.split('\n')
  return (
    <section aria-labelledby="modelformulier" className="rounded-slip bg-yellow p-6 md:p-8">
      <h2 id="modelformulier" className="text-2xl">
        {form}
      </h2>
      <p className="mt-2">{formNote}</p>
      <div className="mt-5 border-ink border-t-2 pt-4">
        <p className="font-semibold">{title}</p>
        {lines.map(line => (
          <p
            key={line}
            className={`mt-3 [overflow-wrap:anywhere] ${line.endsWith(':') ? 'border-ink/40 border-b pb-6' : ''}`}
          >
            {line}
          </p>
        ))}
      </div>
      <a href={mailLink(email, title, text)} className="button mt-6 max-sm:w-full">
        Zet dit in een mail
      </a>
    </section>
  )
}
