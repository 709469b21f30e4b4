/** ISO weekdays: Monday is 1, Sunday is 7. Times are `HH:MM` in Amsterdam. */
export type OpeningTime = { weekday: number; opens: string; closes: string }

export const WEEKDAYS = [
  { value: 1, label: 'Maandag', short: 'ma' },
  { value: 2, label: 'Dinsdag', short: 'di' },
  { value: 3, label: 'Woensdag', short: 'wo' },
  { value: 4, label: 'Donderdag', short: 'do' },
  { value: 5, label: 'Vrijdag', short: 'vr' },
  { value: 6, label: 'Zaterdag', short: 'za' },
  { value: 7, label: 'Zondag', short: 'zo' },
] as const

type OpeningLine = { days: string; hours: string }

const shortName = (weekday: number) => WEEKDAYS.find(day => day.value === weekday)?.short ?? ''

/** Neighbouring days with the same hours share a line (`ma-vr`). */
export function openingLines(times: OpeningTime[]): OpeningLine[] {
  const runs: { from: number; to: number; hours: string }[] = []
  for (const { weekday, opens, closes } of [...times].sort((a, b) => a.weekday - b.weekday)) {
    const hours = `${opens}-${closes}`
    const last = runs.at(-1)
    if (last && last.hours === hours && last.to === weekday - 1) last.to = weekday
    else runs.push({ from: weekday, to: weekday, hours })
  }
  return runs.map(({ from, to, hours }) => ({
    days: from === to ? shortName(from) : `${shortName(from)}-${shortName(to)}`,
    hours,
  }))
}
