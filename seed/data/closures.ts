type Holiday = { label: string; firstDay: string; lastDay?: string }

/** Article 3 of the Algemene termijnenwet, with the Sundays of Easter and Pentecost. */
const HOLIDAYS: Holiday[] = [
  { label: 'Nieuwjaarsdag 2026', firstDay: '2026-01-01' },
  { label: 'Goede Vrijdag 2026', firstDay: '2026-04-03' },
  { label: 'Pasen 2026', firstDay: '2026-04-05', lastDay: '2026-04-06' },
  { label: 'Koningsdag 2026', firstDay: '2026-04-27' },
  { label: 'Bevrijdingsdag 2026', firstDay: '2026-05-05' },
  { label: 'Hemelvaartsdag 2026', firstDay: '2026-05-14' },
  { label: 'Pinksteren 2026', firstDay: '2026-05-24', lastDay: '2026-05-25' },
  { label: 'Kerstmis 2026', firstDay: '2026-12-25', lastDay: '2026-12-26' },
  { label: 'Nieuwjaarsdag 2027', firstDay: '2027-01-01' },
  { label: 'Goede Vrijdag 2027', firstDay: '2027-03-26' },
  { label: 'Pasen 2027', firstDay: '2027-03-28', lastDay: '2027-03-29' },
  { label: 'Koningsdag 2027', firstDay: '2027-04-27' },
  { label: 'Bevrijdingsdag 2027', firstDay: '2027-05-05' },
  { label: 'Hemelvaartsdag 2027', firstDay: '2027-05-06' },
  { label: 'Pinksteren 2027', firstDay: '2027-05-16', lastDay: '2027-05-17' },
  { label: 'Kerstmis 2027', firstDay: '2027-12-25', lastDay: '2027-12-26' },
]

/** Noon, so that it is the same day in every time zone of Europe. */
const noon = (day: string) => `${day}T12:00:00.000Z`

export const closures = HOLIDAYS.map(({ label, firstDay, lastDay }) => ({
  ...{ label, kind: 'closed' as const, firstDay: noon(firstDay) },
  lastDay: lastDay ? noon(lastDay) : null,
}))
