/** With what telephone numbers of EU countries begin abroad (ITU E.164). */
const DIALLED: Readonly<Record<string, string>> = {
  ...{ AT: '43', BE: '32', BG: '359', CY: '357', CZ: '420', DE: '49', DK: '45', EE: '372', ES: '34' },
  ...{ FI: '358', FR: '33', GR: '30', HR: '385', HU: '36', IE: '353', IT: '39', LT: '370', LU: '352' },
  ...{ LV: '371', MT: '356', NL: '31', PL: '48', PT: '351', RO: '40', SE: '46', SI: '386', SK: '421' },
}

/** What shows where a private customer lives (Implementing Regulation 282/2011, article 24f). */
export type LocationEvidence = { kind: 'address' | 'phone'; country: string }

export function locationEvidence({ country, phone }: { country: string; phone: string }): LocationEvidence[] {
  const digits = phone.replace(/^\s*00/, '+').replace(/[^\d+]/g, '')
  const dialled = Object.keys(DIALLED).find(code => digits.startsWith(`+${DIALLED[code]}`))
  return [{ kind: 'address', country }, ...(dialled ? [{ kind: 'phone' as const, country: dialled }] : [])]
}
