/** The width in pixels of the placeholder for a late picture: no picture of a page is as narrow. */
export const LATE_WIDTH = 3

/** Whether the image pipeline answered with the placeholder, which the browser shows like a picture. */
export const hasNoPicture = ({ headers }: Pick<Response, 'headers'>): boolean =>
  ['missing', 'late'].includes(headers.get('x-picture') ?? '')

/** When a page asks again for a picture that was late, in milliseconds after each time. */
export const PICTURE_AGAIN_MS: readonly number[] = [2_000, 5_000, 12_000, 30_000]

/**
 * A script of the document itself: a picture that was late is asked for again, with longer pauses, at an address that no
 * cache has; the address of its original within it, which may end alike, stays. By events in the capture phase, so that it
 * hears of pictures that arrive before hydration. Its own width depends on how dense the page takes it to be, and is far
 * below that of any picture.
 */
export const LATE_PICTURES = `(function(){
var pauses=${JSON.stringify(PICTURE_AGAIN_MS)};
function again(i,n){
var ask=function(u){return u.replace(/\\.webp(\\?again=\\d+)?(?=\\s|$)/g,".webp?again="+n)};
if(i.srcset)i.srcset=ask(i.srcset);
i.src=ask(i.getAttribute("src"))}
function late(i){
if(i.tagName!=="IMG"||!/\\/media\\//.test(i.currentSrc||i.src)||i.naturalWidth>${LATE_WIDTH * 8})return;
var n=+(/again=(\\d+)/.exec(i.src)||[0,0])[1],pause=pauses[n];
if(pause)setTimeout(again,pause*(1+Math.random()/2),i,n+1)}
document.addEventListener("load",function(e){late(e.target)},true)
})()`
