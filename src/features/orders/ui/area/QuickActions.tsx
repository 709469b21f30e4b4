import { Icon } from '@/design-system/primitives/Icon'
import type { Company } from '@/features/company/model/company'
import { mailLink, whatsappLink } from '@/platform/text/contactLinks'

type QuickActionsProps = {
  company: Pick<Company, 'name' | 'email' | 'whatsapp'>
  customer: { name: string; email: string }
}

export function QuickActions({ company, customer }: QuickActionsProps) {
  const actions = [
    {
      drawing: 'social',
      title: 'WhatsApp Support',
      text: 'Stel je vraag, wij appen terug.',
      href: whatsappLink(
        company.whatsapp,
        `Hoi, ik ben ${customer.name} en heb een vraag over mijn hosting.`,
      ),
      newTab: true,
    },
    {
      drawing: 'page',
      title: 'Automatische incasso aanvragen',
      text: 'De mail staat al klaar.',
      href: directDebitMail(company, customer),
    },
    {
      drawing: 'server',
      title: 'Nieuwe bestelling',
      text: 'Nog een site of domein erbij.',
      href: '/hosting-bestellen',
    },
    {
      drawing: 'letter',
      title: 'Support E-mail',
      text: 'Voor wat langer is dan een appje.',
      href: supportMail(company, customer),
    },
  ] as const
  return (
    <nav aria-label="Snel regelen" className="wrap pb-12 lg:pb-16">
      <ul className="slip grid sm:grid-cols-2 lg:grid-cols-4">
        {actions.map(({ drawing, title, text, href, ...rest }, index) => (
          <li key={title} className={STUBS[index]}>
            <a
              href={href}
              {...('newTab' in rest && { target: '_blank', rel: 'noopener noreferrer' })}
              className="grid h-full grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 p-5 hover:bg-yellow lg:grid-cols-1 lg:gap-y-3 lg:p-6"
            >
              <Icon name={drawing} className="w-12 max-lg:row-span-2 max-lg:mt-1" />
              <span className="font-bold font-head text-xl leading-tight tracking-tight">
                {title}
                {'newTab' in rest && <span className="sr-only"> (opent in een nieuw tabblad)</span>}
              </span>
              <span className="text-soft leading-snug">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Perforated where one stub meets the next, in one, two and four columns. */
const STUBS = [
  '',
  'perforation max-lg:sm:border-t-0 lg:border-t-0 sm:border-edge sm:border-l-2 sm:border-dashed',
  'perforation lg:border-t-0 lg:border-edge lg:border-l-2 lg:border-dashed',
  'perforation sm:border-edge sm:border-l-2 sm:border-dashed lg:border-t-0',
]

type To = Pick<Company, 'name' | 'email'>
type From = { name: string; email: string }

/** A mail that is written already: the customer has only to send it. */
function prefilled(to: To, from: From, subject: string, lines: string[]): string {
  const text = [`Beste ${to.name},`, ...lines, `Groet,\n${from.name}\n${from.email}`].join('\n\n')
  return `${mailLink(to.email, subject)}&body=${encodeURIComponent(text.replace(/\n/g, '\r\n'))}`
}

function directDebitMail(to: To, from: From): string {
  return prefilled(to, from, 'Automatische incasso aanvragen', [
    'Ik wil mijn hosting voortaan per automatische incasso betalen. Willen jullie me het machtigingsformulier sturen?',
  ])
}

function supportMail(to: To, from: From): string {
  return prefilled(to, from, 'Vraag over mijn hosting', ['Mijn vraag:', ''])
}
