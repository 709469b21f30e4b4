type StepProgressProps = { step: number; steps: readonly { slug: string; title: string }[] }

export function StepProgress({ step, steps }: StepProgressProps) {
  const percentage = progressPercentage(step, steps.length)
  return (
    <div className="mb-9">
      <p className="flex justify-between gap-4 font-semibold text-soft tabular-nums">
        <span>
          Stap {step + 1} van {steps.length}: {steps[step]?.title}
        </span>
        <span>{percentage}%</span>
      </p>
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
