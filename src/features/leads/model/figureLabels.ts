/** What the figures are called, on the start screen and above the list. */
export const LEAD_FIGURES = { all: 'Totaal Leads', thisMonth: 'Deze Maand' } as const
