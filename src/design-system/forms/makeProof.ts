import { solveProof } from '@/platform/forms/solveProof'
import { showProofNote } from './ProofNote'

export async function makeProof(challenge: string): Promise<string> {
  showProofNote({
    title: 'Een paar tellen geduld',
    description: 'Het is nu druk. Je browser rekent even, daarna gaat je formulier vanzelf weg.',
  })
  try {
    return await solveProof(challenge)
  } finally {
    showProofNote(null)
  }
}
