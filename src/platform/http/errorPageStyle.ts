export const ERROR_PAGE_STYLE = `
  body { display: grid; min-height: 100vh; margin: 0; place-items: center; background: #efe9dc; color: #1d1b17; font: 17px/1.6 Arial, sans-serif }
  main { max-width: 32rem; margin: 1.5rem; padding: 2rem; border-top: 2px dashed #d9d1bf; background: #fffdf8; box-shadow: 9px 9px 0 #fbecb4 }
  p:first-child { margin: 0; color: #c21f1a; font-weight: 700 }
  h1 { margin: .5rem 0 1rem; font-size: 2.1rem; line-height: 1.1; letter-spacing: -.02em }
  button { min-height: 48px; margin-top: 1rem; padding: 0 1.4rem; border: 0; border-radius: 5px; background: #c21f1a; color: #fff; font: 600 1rem Arial, sans-serif; cursor: pointer }
  button:focus-visible { outline: 3px solid #1d3f94; outline-offset: 3px }
`
