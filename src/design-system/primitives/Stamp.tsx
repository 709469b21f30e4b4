export function Stamp({ word, small, lands = false }: { word: string; small: string; lands?: boolean }) {
  return (
    <p className={`stamp ${lands ? 'stamp-lands' : ''}`}>
      {word}
      <small>{small}</small>
    </p>
  )
}
