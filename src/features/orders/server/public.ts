/** What other features use of hosting orders. The rest of this folder is private. */
export { addExtraAndPay } from './addExtra'
export { askForChange } from './askForChange'
export { cancelAtTermEnd } from './cancelOrder'
export { type CheckedName, checkDomains } from './domainLookup'
export { getPaymentReturn, payOrderByKey, payOwnOrder } from './orderPayment'
export { getOwnOrder, listOwnOrders } from './ownOrders'
export { placeOrder } from './placeOrder'
