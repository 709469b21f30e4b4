'use client'

import { createContext, useContext } from 'react'

export type AskPassword = () => Promise<boolean>

export const AskPasswordContext = createContext<AskPassword | null>(null)

/** Null where nobody was logged in: there the page itself asks. */
export const useAskPassword = () => useContext(AskPasswordContext)
