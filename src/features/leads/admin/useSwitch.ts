'use client'

import { useEffect, useState } from 'react'

/** A choice that this browser keeps. It is on until somebody turned it off. */
export function useSwitch(name: string): [boolean, (on: boolean) => void] {
  const [isOn, setOn] = useState(true)

  useEffect(() => {
    setOn(reached(() => localStorage.getItem(name)) !== 'uit')
  }, [name])

  function turn(on: boolean) {
    setOn(on)
    reached(() => localStorage.setItem(name, on ? 'aan' : 'uit'))
  }
  return [isOn, turn]
}

/** A browser may refuse its storage; the switch then holds until the page is left. */
function reached<T>(use: () => T): T | null {
  try {
    return use()
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
