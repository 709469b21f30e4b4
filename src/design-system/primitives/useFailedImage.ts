import { useEffect, useRef, useState } from 'react'

export function useFailedImage() {
  const box = useRef<HTMLSpanElement>(null)
  const [failed, setFailed] = useState(false)

  /** A picture that failed before hydration fired no event for React. */
  useEffect(() => {
    const image = box.current?.querySelector('img')
    if (image?.complete && image.naturalWidth === 0) setFailed(true)
  }, [])

  return { failed, frame: { ref: box, onErrorCapture: () => setFailed(true) } }
}
