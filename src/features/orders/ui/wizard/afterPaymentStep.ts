/** The fifth step is a page of its own, which the payment leads to. */
export const DONE_STEP = { slug: 'klaar', title: 'Klaar', heading: '' }
