/** Faces that are no people of a suit: Sow, ace, Weli and joker, in desk detail. */

import { arch, face } from "./courts";
import { glyph } from "./glyphs";
import { placedMark, type Mark } from "./marks";

/** Draws `count` rays around (cx, cy) from one radius to another. */
export function rays(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  fill: string,
  opacity = 1,
): string {
  const half = (Math.PI / count) * 0.5;
  const at = (radius: number, angle: number): string =>
    `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  let path = "";
  for (let i = 0; i < count; i++) {
    const angle = (i * 2 * Math.PI) / count;
    path += `M${at(inner, angle - half)}L${at(outer, angle - half)}L${at(outer, angle + half)}L${at(inner, angle + half)}Z`;
  }
  return `<path d="${path}" fill="${fill}" opacity="${opacity}"/>`;
}

const SOW = `<path d="M16 40C8 38 4 30 8 24C11 20 16 23 14 28" fill="none" stroke="var(--sow2)" stroke-width="5" stroke-linecap="round"/>
  <path d="M28 66V90H40L43 72M54 72L56 90H68L68 70M92 70L94 90H106L108 66M112 66L116 88H128L126 62" fill="var(--sow2)" stroke="var(--sow2)" stroke-width="4" stroke-linejoin="round"/>
  <path d="M14 46C16 22 44 12 76 14C104 14 124 18 136 30L150 36C156 38 156 52 150 54L138 58C130 72 108 78 78 78C40 80 12 72 14 46Z" fill="var(--sow)"/>
  <path d="M15 52C22 70 48 72 78 70C108 70 128 64 138 58C130 72 108 78 78 78C44 79 18 74 15 52Z" fill="var(--sow2)" opacity=".7"/>
  <rect x="147" y="34" width="10" height="22" rx="5" fill="var(--sow2)"/>
  <path d="M112 22C110 8 118 2 130 2C130 12 128 22 122 28Z" fill="var(--sow2)"/><circle cx="132" cy="36" r="3" fill="var(--line)"/>
  <path d="M104 16C98 30 98 60 106 75" stroke="#3f7d57" stroke-width="7" fill="none" stroke-linecap="round"/><g fill="var(--gold)"><circle cx="101" cy="26" r="4"/><circle cx="99" cy="42" r="4"/><circle cx="101" cy="58" r="4"/></g>`;
/** The Sow: a sow under the medal of her suit. */
export function sow(mark: Mark): string {
  return `<path d="M54 300V108A64 64 0 0 1 182 108V300Z" fill="var(--arch)"/>
  <g clip-path="url(#archclip)">${rays(118, 122, 58, 210, 22, "var(--c)", 0.1)}</g>
  <circle cx="118" cy="122" r="57" fill="var(--paper)"/><circle cx="118" cy="122" r="57" fill="none" stroke="var(--gold)" stroke-width="4"/><circle cx="118" cy="122" r="64" fill="none" stroke="var(--gold)" stroke-width="5" stroke-dasharray="0.1 12.57" stroke-linecap="round"/>
  ${placedMark(mark, 118, 121, 76)}
  <path d="M54 300V274C80 258 152 258 182 274V300Z" fill="var(--hill)"/>
  <g transform="translate(56 196) scale(.78)">${SOW}</g>`;
}
/** The ace: its mark in a medal. */
export function ace(mark: Mark): string {
  return `<path d="M54 300V108A64 64 0 0 1 182 108V300Z" fill="var(--arch)"/>
  <g clip-path="url(#archclip)">${rays(118, 168, 70, 260, 24, "var(--c)", 0.1)}</g>
  <circle cx="118" cy="168" r="68" fill="var(--paper)"/><circle cx="118" cy="168" r="68" fill="none" stroke="var(--gold)" stroke-width="4"/>
  ${placedMark(mark, 118, 168, 92)}`;
}
/** The Weli belongs to all suits: it shows all of them. */
export function weli(): string {
  return `<path d="M54 300V108A64 64 0 0 1 182 108V300Z" fill="var(--archw)"/>
  <g clip-path="url(#archclip)">${rays(118, 128, 48, 240, 28, "var(--gold)", 0.5)}</g>
  <circle cx="118" cy="128" r="58" fill="var(--paper)" opacity=".94"/>${placedMark("bell", 118, 126, 96)}
  <path d="M38 200L58 190V218L44 226L30 222Z" fill="var(--k1)"/><path d="M198 200L178 190V218L192 226L200 222Z" fill="var(--k1)"/>
  <path d="M46 194C92 180 144 180 190 194V224C144 210 92 210 46 224Z" fill="var(--ribbon)"/>
  ${glyph("W", 70, 192, 20, 17, "#fff8ea")}${glyph("E", 97, 190, 20, 17, "#fff8ea")}${glyph("L", 119, 190, 20, 17, "#fff8ea")}<path d="M145 193V210" stroke="#fff8ea" stroke-width="3.6" stroke-linecap="round"/>
  <g class="s-acorn">${placedMark("acorn", 80, 258, 34)}</g><g class="s-leaf">${placedMark("leaf", 118, 264, 34)}</g><g class="s-heart">${placedMark("heart", 156, 258, 32)}</g>`;
}
/** The joker in its cap and bells. */
export function joker(): string {
  return `${arch}<g clip-path="url(#archclip)">${rays(118, 150, 30, 230, 18, "var(--c)", 0.09)}</g>
  <path d="M52 300C56 250 84 214 118 214S180 250 184 300Z" fill="var(--k1)"/><path d="M118 214C152 214 180 250 184 300H118Z" fill="var(--k2)"/>
  ${face("var(--line)", 150)}
  <path d="M102 162C108 176 128 176 134 162C128 166 108 166 102 162Z" fill="#fff" stroke="var(--line)" stroke-width="2.4" stroke-linejoin="round"/><circle cx="100" cy="160" r="5" fill="#d9534f" opacity=".45"/><circle cx="136" cy="160" r="5" fill="#d9534f" opacity=".45"/>
  <g transform="translate(118 138) scale(.8 .92) translate(-118 -138)"><path d="M118 96C110 56 76 40 48 62C74 68 84 100 88 138C104 124 132 124 148 138C152 100 162 68 188 62C160 40 126 56 118 96Z" fill="var(--k1)"/>
  <path d="M118 96C126 56 160 40 188 62C162 68 152 100 148 138C138 129 128 126 118 126Z" fill="var(--k2)"/>
  <path d="M118 60C108 78 102 104 104 130C112 126 124 126 132 130C134 104 128 78 118 60Z" fill="var(--gold)"/>
  <circle cx="47" cy="68" r="9" fill="var(--gold)"/><circle cx="189" cy="68" r="9" fill="var(--gold2)"/><circle cx="118" cy="54" r="9" fill="var(--gold2)"/></g>
  <path d="M70 226L90 200L104 216L118 198L132 216L146 200L166 226L150 248L134 230L118 252L102 230L86 248Z" fill="var(--cream)"/>
  <g fill="var(--gold)"><circle cx="70" cy="228" r="6"/><circle cx="166" cy="228" r="6"/><circle cx="86" cy="250" r="6"/><circle cx="150" cy="250" r="6"/><circle cx="118" cy="254" r="6"/></g>`;
}
