/** The fifth step is a page of its own, which the payment leads to. */
export const AFTER_PAYMENT_STEP = { slug: 'klaar', title: 'Klaar', heading: '' }
