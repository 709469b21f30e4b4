import { type Context, useContext } from 'react'

export function useRequiredContext<Content>(context: Context<Content | null>, name: string): Content {
  const content = useContext(context)
  if (!content) throw new Error(`this part belongs inside the ${name} console`)
  return content
}
