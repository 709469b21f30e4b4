/** What the figures are called, on the start screen and above the list. */
export const HOSTING_FIGURES = { activeOrders: 'Actieve bestellingen', open: 'Openstaand bedrag' } as const
