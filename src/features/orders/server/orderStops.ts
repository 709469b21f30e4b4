export type AbortReason = 'accountNotMade' | 'keyReused'

/** Leaves the transaction of an order so that nothing of it remains. */
export class OrderAborted extends Error {
  constructor(readonly kind: AbortReason) {
    super(kind)
  }
}

/** Likewise, so that the order is saved anew without what could not be written. */
export class InvoiceFailed extends Error {
  constructor(cause: unknown) {
    super('not billed', { cause })
  }
}
