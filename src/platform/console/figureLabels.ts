/** What the figures are called, on the start screen and above both consoles. */
export const LEAD_FIGURES = { all: 'Totaal Leads', thisMonth: 'Deze Maand' } as const

export const HOSTING_FIGURES = { activeOrders: 'Actieve bestellingen', open: 'Openstaand bedrag' } as const
