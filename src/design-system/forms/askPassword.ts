'use client'

import { createContext, useContext } from 'react'

/** Asks for the password in place, and answers whether whoever is here is logged in again. */
export type AskPassword = () => Promise<boolean>

export const AskPasswordContext = createContext<AskPassword | null>(null)

/** Null where nobody was logged in: there the page itself asks. */
export const useAskPassword = () => useContext(AskPasswordContext)
