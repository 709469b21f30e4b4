import type { ReactNode } from 'react'

type StepProgressProps = {
  step: number
  steps: readonly { slug: string; title: string }[]
  /** At the end of the line. */
  beside?: ReactNode
}

export function StepProgress({ step, steps, beside }: StepProgressProps) {
  const percentage = progressPercentage(step, steps.length)
  return (
    <div className="mb-9">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 gap-y-2 font-semibold text-soft tabular-nums lg:min-h-9">
        <p>
          Stap {step + 1} van {steps.length}
          <span className={beside ? 'max-sm:sr-only' : undefined}>: {steps[step]?.title}</span>
          <span aria-hidden="true"> · </span>
          <span>{percentage}%</span>
        </p>
        {beside}
      </div>
      <div
        role="progressbar"
        aria-label="Voortgang"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentage}
        aria-valuetext={`Stap ${step + 1} van ${steps.length}`}
        className="mt-3.5 flex gap-1.5"
      >
        {steps.map(({ slug }, index) => (
          <span
            key={slug}
            data-done={index <= step || undefined}
            className={`progress-part h-2.5 flex-1 rounded-xs border-[1.5px] ${segmentStyle(index - step)}`}
          />
        ))}
      </div>
    </div>
  )
}

function segmentStyle(ahead: number): string {
  if (ahead < 0) return 'border-pen bg-pen'
  if (ahead > 0) return 'border-ink bg-paper'
  return 'border-ink bg-[repeating-linear-gradient(115deg,var(--color-pen)_0_4px,#0000_4px_8px)]'
}

/** Whole percents: the first of seven steps shows 14%. `step` counts from zero. */
export function progressPercentage(step: number, steps: number): number {
  return Math.round(((step + 1) / steps) * 100)
}
