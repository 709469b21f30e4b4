import { solveProof } from '@/platform/forms/solveProof'
import { dismissAll, toast } from '../notices/toasts'

const MINUTE_MS = 60_000

export async function makeProof(challenge: string): Promise<string> {
  const title = 'Een paar tellen geduld'
  const description = 'Het is nu druk. Je browser rekent even, daarna gaat je formulier vanzelf weg.'
  toast({ title, description, duration: MINUTE_MS })
  const proof = await solveProof(challenge)
  dismissAll()
  return proof
}
