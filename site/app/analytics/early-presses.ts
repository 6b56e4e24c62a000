/** A press as the page's first script sees it. */
export type Press = {
  /** Its `data-event`. */
  named: string | null
  href: string
  /** An empty heart, which the press fills. */
  fills: boolean
  /** The path of the page. */
  path: string
  carId: string
  carType: string
  /** What it is, of something that counts, see `markCounted`; '' for anything else, null outside of the page's content. */
  counted: string | null
}

/** Where presses go: a list until the recorder is loaded, then the recorder. */
export type Presses = { push: (press: Press) => unknown }

/** The name of presses of a page that was left before its recorder was loaded, in the session's storage. */
export const LEFT_PRESSES = 'forecourt_presses'

/**
 * The only listener to presses, in the document itself: a press before hydration is not lost (ANA-01). In the capture
 * phase, before handlers that navigate or change the pressed element.
 */
export const EARLY_PRESSES = `(function(){
window.presses=[];
addEventListener("click",function(e){
var t=e.target,p=t&&t.closest&&t.closest("a,button");
if(!p)return;
var k=p.closest("[data-counted]"),c=document.querySelector("[data-car-type]"),d=c?c.dataset:{};
window.presses.push({named:p.getAttribute("data-event"),href:p.getAttribute("href")||"",
fills:p.matches('button.save[aria-pressed="false"]'),path:location.pathname,
carId:p.getAttribute("data-car-id")||d.carId||"",carType:d.carType||"",
counted:k?k.dataset.counted:p.closest("main")?"":null})},true);
addEventListener("pagehide",function(){
try{if(window.presses.length)sessionStorage.setItem("${LEFT_PRESSES}",JSON.stringify(window.presses))}catch(e){}})
})()`
