/** Prices that are words: what a website, a webshop or a subscription costs, as staff write it. */
export type Prices = {
  websites: { name: string; price: string; note: string }[]
  subscriptions: { name: string; price: string; lines: string[] }[]
}
