import { formatMoment } from '@/platform/time/zone'
import type { Factors } from '../../model/secondFactor'
import type { Passkey } from '../../server/secondFactor/factorRecord'
import type { OpenChange } from './FactorChange'

export type OwnFactors = Factors & { required: boolean; passkeyList: Passkey[] }

type FactorListProps = { factors: OwnFactors; onOpen: (change: OpenChange) => void }

/** What the account has, each with what can be done about it. */
export function FactorList({ factors, onOpen }: FactorListProps) {
  const { totp, passkeys, passkeyList, recoveryCodes } = factors
  const hasAny = totp || passkeys > 0
  return (
    <ol>
      <li>
        <span>Code-app</span>
        <span>{totp ? 'Staat aan' : 'Staat uit'}</span>
        {totp ? (
          <FactorButton label="Verwijderen" about="code-app" onPress={() => onOpen({ act: 'removeTotp' })} />
        ) : (
          <FactorButton label="Toevoegen" about="code-app" onPress={() => onOpen({ act: 'addTotp' })} />
        )}
      </li>
      {passkeyList.map(({ id, name, createdAt, lastUsedAt }) => (
        <li key={id}>
          <span>{name}</span>
          <span>
            Toegangssleutel van {formatMoment(new Date(createdAt))}
            {lastUsedAt && `, gebruikt op ${formatMoment(new Date(lastUsedAt))}`}
          </span>
          <FactorButton label="Verwijderen" about={name} onPress={() => onOpen({ act: 'removePasskey', id, name })} />
        </li>
      ))}
      <li>
        <span>Toegangssleutel</span>
        <span>
          {passkeys > 0 ? 'Nog een, op een ander apparaat' : 'Vinger, gezicht, pincode of losse sleutel'}
        </span>
        <FactorButton label="Toevoegen" about="toegangssleutel" onPress={() => onOpen({ act: 'addPasskey' })} />
      </li>
      {hasAny && (
        <li>
          <span>Herstelcodes</span>
          <span>{recoveryCodes === 1 ? 'Nog 1 over' : `Nog ${recoveryCodes} over`}</span>
          <FactorButton label="Nieuwe maken" about="herstelcodes" onPress={() => onOpen({ act: 'newCodes' })} />
        </li>
      )}
    </ol>
  )
}

function FactorButton({ label, about, onPress }: { label: string; about: string; onPress: () => void }) {
  return (
    <button type="button" className="office-key" aria-label={`${label}: ${about}`} onClick={onPress}>
      {label}
    </button>
  )
}
