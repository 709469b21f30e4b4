export type OrderStop = 'accountNotMade' | 'keyReused'

/** Leaves the transaction of an order so that nothing of it remains. */
export class Stop extends Error {
  constructor(readonly kind: OrderStop) {
    super(kind)
  }
}

/** Likewise, so that the order is saved anew without what could not be written. */
export class NotBilled extends Error {
  constructor(cause: unknown) {
    super('not billed', { cause })
  }
}
