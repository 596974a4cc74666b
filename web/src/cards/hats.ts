/** Hats: on a phone the mark wears the hat of its court, on a desk the court itself does. */

/** King, Ober and Unter, then the French king, queen and jack. */
export type Court = "K" | "O" | "U" | "FK" | "FQ" | "FJ";

/** Drawn around (0, 0), the middle of the hat's band, about 64 wide. */
const HATS: Readonly<Record<Court, string>> = {
  K: `<path d="M-30 6L-36-30L-18-15L0-40L18-15L36-30L30 6Z" fill="var(--gold)"/><path d="M0-40L18-15L36-30L30 6H0Z" fill="var(--gold2)" opacity=".55"/>
      <rect x="-31" y="-1" width="62" height="11" rx="4" fill="var(--gold2)"/><circle cx="-36" cy="-31" r="4.5" fill="var(--gold)"/><circle cx="0" cy="-42" r="5.5" fill="var(--gold)"/><circle cx="36" cy="-31" r="4.5" fill="var(--gold)"/>
      <circle cx="0" cy="4.5" r="3.8" fill="var(--k2)"/><circle cx="-18" cy="4.5" r="2.6" fill="var(--cream)"/><circle cx="18" cy="4.5" r="2.6" fill="var(--cream)"/>`,
  O: `<path d="M22-6C40-22 54-44 46-66C24-60 8-40 10-10Z" fill="var(--feather)"/><path d="M16-8C26-24 38-44 45-63" stroke="var(--k1)" stroke-width="2.4" fill="none" opacity=".55"/>
      <path d="M-28 2C-30-28-16-36 0-34C16-36 30-26 28 2Z" fill="var(--k1)"/><path d="M-28 2C-30-28-16-36 0-34V2Z" fill="var(--k2)" opacity=".5"/>
      <path d="M-29-8H29V3H-29Z" fill="var(--gold)"/>
      <path d="M-52 6C-40-4-24 2 0 2S40-4 52 6C40 15 20 14 0 14S-40 15-52 6Z" fill="var(--k1)"/>`,
  U: `<path d="M14-6L20-56C26-66 44-62 46-52L30-4Z" fill="var(--gamsbart)"/><path d="M21-54C27-64 43-60 45-50L42-42C38-50 28-54 20-48Z" fill="var(--cream)"/><path d="M24-8L30-46M20-10L23-44M29-6L38-44" stroke="var(--line)" stroke-width="1.6" opacity=".45"/>
      <path d="M-31 2C-28-22-22-42-4-44C8-44 14-36 18-30C24-22 28-12 31 2Z" fill="var(--k1)"/><path d="M-31 2C-28-22-22-42-4-44C-8-30-10-14-10 2Z" fill="var(--k2)" opacity=".55"/>
      <path d="M-32-7C-12-12 12-12 32-7L33 3H-33Z" fill="var(--gold)"/><path d="M-24-2H-12M-4-3H8M16-2H26" stroke="var(--gold2)" stroke-width="3"/>
      <path d="M-44-3C-36 6-20 6 0 6S36 6 44-3C44 10 30 15 0 15S-44 10-44-3Z" fill="var(--k1)"/>`,
  FK: `<path d="M-30 6L-36-22C-26-22-20-18-18-12C-14-30-8-36 0-36S14-30 18-12C20-18 26-22 36-22L30 6Z" fill="var(--gold)"/><path d="M0-36C8-36 14-30 18-12C20-18 26-22 36-22L30 6H0Z" fill="var(--gold2)" opacity=".55"/>
      <path d="M-12-10C-8-24-4-28 0-28S8-24 12-10" fill="var(--k1)"/><rect x="-31" y="-1" width="62" height="11" rx="4" fill="var(--gold2)"/>
      <path d="M0-54V-36M-7-47H7" stroke="var(--gold)" stroke-width="5" stroke-linecap="round"/><circle cx="0" cy="4.5" r="3.8" fill="var(--k2)"/><circle cx="-18" cy="4.5" r="2.6" fill="var(--cream)"/><circle cx="18" cy="4.5" r="2.6" fill="var(--cream)"/>`,
  FQ: `<path d="M-24 6C-28-4-30-14-30-20C-22-18-18-14-14-8C-12-20-6-28 0-32C6-28 12-20 14-8C18-14 22-18 30-20C30-14 28-4 24 6Z" fill="var(--gold)"/><path d="M0-32C6-28 12-20 14-8C18-14 22-18 30-20C30-14 28-4 24 6H0Z" fill="var(--gold2)" opacity=".5"/>
      <circle cx="0" cy="-35" r="4.5" fill="var(--k2)"/><circle cx="-31" cy="-22" r="3.6" fill="var(--k2)"/><circle cx="31" cy="-22" r="3.6" fill="var(--k2)"/><rect x="-25" y="0" width="50" height="9" rx="4" fill="var(--gold2)"/>`,
  FJ: `<path d="M20-14C30-34 24-52 8-62C2-46 4-28 12-12Z" fill="var(--feather)"/>
      <path d="M-46-2C-48-22-22-36 4-32C30-30 46-18 40-4C34 6-40 10-46-2Z" fill="var(--k1)"/><path d="M-46-2C-48-22-22-36 4-32C-14-24-20-10-20 4C-34 4-44 2-46-2Z" fill="var(--k2)" opacity=".6"/>
      <rect x="-30" y="-1" width="60" height="10" rx="5" fill="var(--gold)"/>`,
};

/** Draws a hat with the middle of its band at (cx, cy), turned by so many degrees. */
export function hat(court: Court, cx: number, cy: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${cx} ${cy}) rotate(${turn}) scale(${scale})">${HATS[court]}</g>`;
}
