import { Chevron } from '@/design-system/primitives/Chevron'
import type { Faq } from '../../model/faqs'

/** One answer open at a time, and it can be closed again: the browser's own accordion. */
export function FaqList({ faqs, name }: { faqs: Faq[]; name: string }) {
  return (
    <div className="border-ink border-t-2">
      {faqs.map(({ id, question, answer }, index) => (
        <details
          key={id}
          name={name}
          className="group border-rule border-b open:-mx-5 open:border-transparent open:bg-yellow open:px-5 xl:open:-mx-7 xl:open:px-7"
        >
          <summary className="grid min-h-16 grid-cols-[34px_1fr_auto] items-center gap-3 py-3 lg:grid-cols-[64px_1fr_auto] lg:gap-6">
            <span className="number text-base">{String(index + 1).padStart(2, '0')}</span>
            <h2 className="text-xl tracking-tight lg:text-[1.45rem]">{question}</h2>
            <Chevron />
          </summary>
          <p className="max-w-[42em] whitespace-pre-line pb-6 pl-[46px] lg:pl-[88px]">{answer}</p>
        </details>
      ))}
    </div>
  )
}
