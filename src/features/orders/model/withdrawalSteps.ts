import type { WithdrawalResult } from './withdrawal'

/** What a form shows: nothing is kept until its second step is sent. */
export type WithdrawalState = ({ kind: 'idle' | 'toConfirm' } | WithdrawalResult) & {
  values: Record<string, string>
}

export const IDLE_WITHDRAWAL: WithdrawalState = { kind: 'idle', values: {} }

export type Withdraw = (before: WithdrawalState, form: FormData) => Promise<WithdrawalState>

/** The field that tells which button was pressed. */
export const WITHDRAWAL_STEP = 'step'
export const WITHDRAWAL_STEPS = { check: 'check', confirm: 'confirm', change: 'change' } as const

/** On the page: `?bestelling=HO261121042`, or the number of a quote. */
export const ORDER_PARAM = 'bestelling'
