/** What other features use of accounts of staff. The rest of this folder is private. */
export {
  guardAccountChange,
  keepLastAdmin,
  keepLastAdminOnDelete,
  requireStrongPassword,
} from './accountHooks'
export { guardLogIn, recordFailedStaffLogIn, recordStaffLogOut, rememberDevice } from './guardLogIn'
export { createWithoutPassword, invitationEndpoints, sendInvitation } from './invitations'
export { endLogInSessions, logInEndpoint, recordOperation, requireSecondFactor } from './logIn'
export { hashLinkKey, notifyPasswordByLink, recordLinkOwner } from './passwordLinks'
export { forgotPasswordEndpoint } from './passwordRecovery'
export { factorEndpoints } from './secondFactor/factorEndpoints'
export { recordSecondFactorSetting } from './secondFactor/secondFactorPolicy'
export { colleagueName, confirmEndpoint, confirmSettings, sessionEndpoints } from './staffSessions'
