import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_MESSAGES, checkPasswordRules } from './passwords'

let breached: ReadonlySet<string> | undefined

/**
 * What is wrong with a new password, as its owner reads it; null when it will do. Read on the server alone: the list of
 * breached passwords is larger than any page.
 */
export function checkNewPassword(password: string, owner: { email: string; name: string }): string | null {
  return checkPasswordRules(password, owner) ?? (isBreached(password) ? PASSWORD_MESSAGES.breached : null)
}

/** Also one with signs around it: whoever tries a list tries those too. */
function isBreached(password: string): boolean {
  breached ??= new Set(dictionary['passwords-common'])
  const whole = password.toLowerCase()
  const letters = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return breached.has(whole) || breached.has(letters)
}
