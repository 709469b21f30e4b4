/** What other features use of accounts of customers. The rest of this folder is private. */
export {
  disabledAuthRoutes,
  endSessionsOfDisabled,
  endSessionsOnEmailChange,
  lockCustomerForUpdate,
  notifyOldAddress,
  refusePassword,
  welcomeByMail,
} from './accountHooks'
export { currentAccount } from './currentAccount'
export {
  createPasswordLink,
  currentCustomerId,
  customerSql,
  findOrCreateCustomer,
  getBillingDetails,
} from './customerRepository'
export { eraseEndpoint, requestErasure } from './erasure'
export { exportOwnData } from './exportOwnData'
export { mayChange, mayReadInvoice } from './limits'
export { forgotPassword, passwordLinkEndpoint } from './passwordLinks'
export { SESSION_SECONDS } from './sessionCookies'
export { updateAccount, validateOwnChange } from './updateAccount'
