/** The code of a refusal that ends once whoever asks has shown to be the owner of the account. */
export const CONFIRM_IDENTITY = 'confirmIdentity'
