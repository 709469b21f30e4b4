import { Slip } from '@/design-system/primitives/Slip'
import type { Company } from '@/features/company/model/company'
import { mailLink, whatsappLink } from '@/platform/text/contactLinks'
import { LogInForm, type LogInFormProps } from './LogInForm'

type LogInViewProps = Omit<LogInFormProps, 'phone'> & {
  heading: string
  lead: string
  company: Company
  demo: { email: string; password: string } | null
}

export function LogInView({ heading, lead, company, demo, act, place }: LogInViewProps) {
  return (
    <div className="wrap grid items-start gap-x-18 gap-y-10 py-10 lg:grid-cols-[1.1fr_.9fr] lg:grid-rows-[auto_auto_1fr] lg:py-16">
      <div>
        <h1 className="font-extrabold text-page leading-[.98] tracking-[-.035em]">{heading}</h1>
        <p className="mt-5 max-w-[32em] text-lg text-soft">{lead}</p>
      </div>
      <div className="max-lg:pb-7 lg:row-span-3">
        <Slip title="Jouw map" note="Met het e-mailadres van je bestelling" number="Klant">
          <div className="px-5 pt-6 md:px-7">
            <LogInForm act={act} place={place} phone={company.phone} />
          </div>
        </Slip>
      </div>
      {demo && <DemoAccount {...demo} />}
      <LogInHelp company={company} />
    </div>
  )
}

function LogInHelp({ company }: Pick<LogInViewProps, 'company'>) {
  return (
    <section>
      <h2 className="text-2xl">Kom je er niet in?</h2>
      <p className="mt-2 max-w-[32em]">
        Nog geen wachtwoord gekozen? De link staat in de mail bij je bestelling, of vraag een nieuwe aan bij{' '}
        <a href="/wachtwoord-vergeten" className="link font-semibold">
          wachtwoord vergeten
        </a>
        .
      </p>
      <p className="mt-6 flex flex-wrap gap-3.5">
        <a
          href={whatsappLink(company.whatsapp, 'Ik kan niet inloggen bij mijn hosting.')}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-small max-sm:w-full"
        >
          WhatsApp Support<span className="sr-only"> (opent in een nieuw tabblad)</span>
        </a>
        <a
          href={mailLink(company.email, 'Ik kan niet inloggen')}
          className="button button-small max-sm:w-full"
        >
          E-mail Support
        </a>
      </p>
      <p className="mt-6">
        Nog geen hosting bij ons?{' '}
        <a href="/hosting-bestellen" className="link inline-flex min-h-11 items-center font-semibold">
          Hosting bestellen
        </a>
      </p>
    </section>
  )
}

function DemoAccount({ email, password }: { email: string; password: string }) {
  return (
    <section aria-label="Demo" className="max-w-[34em] rounded-slip bg-yellow px-5 py-4">
      <h2 className="text-xl">Dit is een demonstratie</h2>
      <p className="mt-1">Log in als klant van een verzonnen bedrijf:</p>
      <dl className="mt-3">
        <dt className="text-sm text-soft">E-mailadres</dt>
        <dd className="font-semibold text-pen [overflow-wrap:anywhere]">{email}</dd>
        <dt className="mt-2 text-sm text-soft">Wachtwoord</dt>
        <dd className="font-semibold text-pen [overflow-wrap:anywhere]">{password}</dd>
      </dl>
    </section>
  )
}
