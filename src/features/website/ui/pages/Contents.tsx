import { Children, type ReactNode } from 'react'
import { Chevron } from '@/design-system/primitives/Chevron'

type ContentsProps = { title: string; heading?: boolean; className?: string; children: ReactNode }

/** What is on a page, in a column beside it. Folded where there is no room beside it. */
export function Contents({ title, heading = false, className = '', children }: ContentsProps) {
  return (
    <nav aria-label={title} className={`self-start lg:sticky lg:top-24 ${className}`}>
      {heading && <h2 className="mb-3 text-xl max-lg:hidden">{title}</h2>}
      <details className="contents-list border-ink border-t-2 max-lg:border-b-2">
        <summary className="font-semibold">
          <span>
            {title} ({Children.count(children)})
          </span>
          <Chevron size="w-3" />
        </summary>
        <ol className="max-lg:border-rule max-lg:border-t">{children}</ol>
      </details>
    </nav>
  )
}
