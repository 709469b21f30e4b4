/** What other features use of accounts of customers. The rest of this folder is private. */
export {
  disabledAuthRoutes,
  endSessionsOfDisabled,
  endSessionsOnEmailChange,
  notifyOldAddress,
  refuseBulkUpdate,
  refusePassword,
  welcomeByMail,
} from './accountHooks'
export {
  createPasswordLink,
  currentCustomerId,
  customerSql,
  findOrCreateCustomer,
  getBillingDetails,
} from './customerRepository'
export { mayChange, mayReadInvoice } from './limits'
export { currentAccount, updateAccount, validateOwnChange } from './ownAccount'
export { forgotPassword, passwordLinkEndpoint } from './passwordLinks'
export { eraseEndpoint, exportOwnData, requestErasure } from './personalData'
export { SESSION_SECONDS } from './sessionCookies'
