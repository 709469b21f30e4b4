/** Runs inline. Shows the element before it once a session; not with reduced motion or without storage. */
export const SHOW_SPLASH = `try{if(!sessionStorage.splashShown&&!matchMedia('(prefers-reduced-motion:reduce)').matches){sessionStorage.splashShown='1';document.currentScript.parentNode.previousElementSibling.hidden=false}}catch{}`
