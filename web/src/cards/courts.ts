/** Courts in desk detail; the axis of each figure is x = 118. */

import { hat, type Court } from "./hats";
import { placedMark, type Mark } from "./marks";

/** A head with its middle at (118, cy). */
export const face = (
  hair: string,
  cy = 138,
): string => `<rect x="106" y="${cy + 16}" width="24" height="32" rx="10" fill="var(--skin2)"/>
  <path d="M93 ${cy - 16}C93 ${cy - 34} 143 ${cy - 34} 143 ${cy - 16}V${cy + 6}C143 ${cy + 24} 131 ${cy + 33} 118 ${cy + 33}S93 ${cy + 24} 93 ${cy + 6}Z" fill="var(--skin)"/>
  <path d="M118 ${cy - 30}C135 ${cy - 30} 143 ${cy - 24} 143 ${cy - 16}V${cy + 6}C143 ${cy + 24} 131 ${cy + 33} 118 ${cy + 33}Z" fill="var(--skin2)" opacity=".45"/>
  <circle cx="108" cy="${cy - 2}" r="3.1" fill="var(--line)"/><circle cx="128" cy="${cy - 2}" r="3.1" fill="var(--line)"/>
  <path d="M102 ${cy - 10}C105 ${cy - 13} 110 ${cy - 13} 113 ${cy - 11}M123 ${cy - 11}C126 ${cy - 13} 131 ${cy - 13} 134 ${cy - 10}" stroke="${hair}" stroke-width="3" fill="none" stroke-linecap="round"/>
  <path d="M118 ${cy}V${cy + 9}H122" stroke="var(--skin3)" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
/** The window that every figure stands in. */
export const arch = `<path d="M54 300V108A64 64 0 0 1 182 108V300Z" fill="var(--arch)"/>`;
const hair = "var(--hair)";

/** The King wears the mark on his breast. */
export function king(mark: Mark, crown: Court): string {
  return `${arch}
  <path d="M170 300L163 150" stroke="var(--gold2)" stroke-width="6" stroke-linecap="round"/><circle cx="163" cy="146" r="10" fill="var(--gold)"/><path d="M163 124V146M155 132H171" stroke="var(--gold)" stroke-width="5" stroke-linecap="round"/>
  <path d="M48 300C48 232 78 190 118 190S188 232 188 300Z" fill="var(--k1)"/>
  <path d="M118 190C158 190 188 232 188 300H118Z" fill="#000" opacity=".13"/>
  <path d="M88 300C88 262 100 236 118 226C136 236 148 262 148 300Z" fill="var(--k2)"/>
  <path d="M70 214C84 186 152 186 166 214C158 236 140 242 118 248C96 242 78 236 70 214Z" fill="var(--cream)"/>
  <g fill="var(--line)" opacity=".8"><path d="M84 212l3 9-6 0zM101 226l3 9-6 0zM152 212l3 9-6 0zM135 226l3 9-6 0z"/></g>
  <path d="M88 124C80 150 86 168 94 174L142 174C150 168 156 150 148 124Z" fill="${hair}"/>
  ${face(hair)}
  <path d="M92 140C88 178 104 206 118 210C132 206 148 178 144 140C140 152 132 152 126 150C122 148 114 148 110 150C104 152 96 152 92 140Z" fill="${hair}"/>
  <path d="M118 149C132 150 142 152 144 140C148 178 132 206 118 210Z" fill="#000" opacity=".12"/>
  <path d="M104 152C110 146 115 147 118 150C121 147 126 146 132 152C126 157 121 156 118 154C115 156 110 157 104 152Z" fill="var(--hair2)"/>
  <path d="M111 162C115 166 121 166 125 162" stroke="var(--skin3)" stroke-width="3" fill="none" stroke-linecap="round"/>
  ${hat(crown, 118, 104, 1.02)}
  <circle cx="168" cy="238" r="12" fill="var(--skin)"/><path d="M156 250C150 262 152 282 160 300H188C188 276 186 262 182 250Z" fill="var(--k1)"/><rect x="154" y="246" width="29" height="10" rx="5" fill="var(--cream)"/>
  <circle cx="118" cy="272" r="23" fill="var(--paper)" stroke="var(--gold)" stroke-width="3.5"/>${placedMark(mark, 118, 271, 31)}`;
}
/** The Ober holds the mark high, on a staff. */
export function ober(mark: Mark): string {
  return `${arch}
  <path d="M167 300V80" stroke="var(--wood)" stroke-width="7" stroke-linecap="round"/>
  <path d="M56 300C56 236 82 196 118 196S180 236 180 300Z" fill="var(--k1)"/><path d="M118 196C154 196 180 236 180 300H118Z" fill="#000" opacity=".13"/>
  <path d="M98 200L118 262L138 200Z" fill="var(--cream)"/><path d="M92 202L112 300H66C66 250 76 214 92 202Z" fill="var(--k2)" opacity=".75"/><path d="M144 202L124 300H168C168 250 160 214 144 202Z" fill="var(--k2)" opacity=".5"/>
  <g fill="var(--gold)"><circle cx="118" cy="236" r="3.4"/><circle cx="118" cy="252" r="3.4"/><circle cx="118" cy="268" r="3.4"/><circle cx="118" cy="284" r="3.4"/></g>
  <path d="M90 122C82 142 86 164 92 174H144C150 164 154 142 146 122Z" fill="${hair}"/>
  ${face(hair)}
  <path d="M86 196C96 184 104 182 118 182S140 184 150 196C142 208 128 206 118 214C108 206 94 208 86 196Z" fill="var(--cream)"/><path d="M118 184V212M102 188L106 206M134 188L130 206" stroke="var(--line)" stroke-width="1.6" opacity=".3"/>
  <path d="M97 148C104 158 113 154 118 150C123 154 132 158 139 148C136 166 124 162 118 156C112 162 100 166 97 148Z" fill="var(--hair2)"/>
  <path d="M112 166H124L118 178Z" fill="${hair}"/>
  <g transform="translate(236 0) scale(-1 1)">${hat("O", 118, 110, 1.02)}</g>
  <circle cx="168" cy="222" r="12" fill="var(--skin)"/><path d="M156 232C148 252 148 276 152 300H190C190 270 188 250 181 232Z" fill="var(--k1)"/><rect x="154" y="230" width="29" height="10" rx="5" fill="var(--gold)"/>
  <circle cx="166" cy="58" r="27" fill="var(--paper)" stroke="var(--gold)" stroke-width="4"/>${placedMark(mark, 166, 57, 38)}`;
}
/** The Unter holds the mark low, on a shield. */
export function unter(mark: Mark): string {
  return `${arch}
  <path d="M60 300C60 240 84 202 118 202S176 240 176 300Z" fill="var(--k2)"/><path d="M118 202C152 202 176 240 176 300H118Z" fill="#000" opacity=".12"/>
  <path d="M96 204C92 240 92 272 96 300H140C144 272 144 240 140 204Z" fill="var(--k1)"/>
  <path d="M104 206V300M132 206V300" stroke="var(--gold)" stroke-width="3"/><path d="M104 224L132 238M132 224L104 238M104 252L132 266M132 252L104 266" stroke="var(--gold)" stroke-width="2.6"/>
  <path d="M88 118C78 150 80 176 92 182C98 178 96 164 96 150H140C140 164 138 178 144 182C156 176 158 150 148 118Z" fill="${hair}"/>
  ${face(hair)}
  <path d="M96 132C100 120 110 116 118 116S136 120 140 132C134 126 128 124 118 124S102 126 96 132Z" fill="${hair}"/>
  <path d="M110 157C114 162 122 162 126 157" stroke="var(--skin3)" stroke-width="3.2" fill="none" stroke-linecap="round"/><circle cx="101" cy="150" r="4" fill="#d9534f" opacity=".28"/><circle cx="135" cy="150" r="4" fill="#d9534f" opacity=".28"/>
  <path d="M92 204C102 192 134 192 144 204C138 214 128 212 118 220C108 212 98 214 92 204Z" fill="var(--cream)"/>
  ${hat("U", 118, 114, 1.0)}
  <path d="M60 300C58 272 62 250 72 238L92 254C86 262 84 280 86 300Z" fill="var(--k2)"/>
  <path d="M34 214H96V254C96 278 82 290 65 297C48 290 34 278 34 254Z" fill="var(--paper)" stroke="var(--k1)" stroke-width="5"/>${placedMark(mark, 65, 251, 46)}`;
}
/** The queen, with a flower. */
export function queen(mark: Mark): string {
  return `${arch}
  <path d="M84 112C62 150 66 226 52 262H184C170 226 174 150 152 112Z" fill="${hair}"/><path d="M118 112H152C174 150 170 226 184 262H118Z" fill="#000" opacity=".1"/>
  <path d="M58 300C58 244 84 206 118 206S178 244 178 300Z" fill="var(--k1)"/><path d="M118 206C152 206 178 244 178 300H118Z" fill="#000" opacity=".13"/>
  <path d="M90 212C98 250 106 262 118 300C130 262 138 250 146 212C136 204 100 204 90 212Z" fill="var(--k2)"/>
  ${face(hair)}
  <path d="M92 206C98 226 108 232 118 232S138 226 144 206C136 196 100 196 92 206Z" fill="var(--skin)"/>
  <path d="M94 204C102 222 110 226 118 226S134 222 142 204" fill="none" stroke="var(--gold)" stroke-width="3.6" stroke-dasharray="0.1 6.4" stroke-linecap="round"/><circle cx="118" cy="232" r="5" fill="var(--gold)"/>
  <path d="M118 104C100 104 88 116 86 146C98 142 112 130 118 114C124 130 138 142 150 146C148 116 136 104 118 104Z" fill="${hair}"/>
  <path d="M111 157C114 154 117 155 118 156C119 155 122 154 125 157C122 162 114 162 111 157Z" fill="#c2444a"/><circle cx="101" cy="149" r="4.4" fill="#d9534f" opacity=".3"/><circle cx="135" cy="149" r="4.4" fill="#d9534f" opacity=".3"/>
  ${hat("FQ", 118, 104, 1.0)}
  <path d="M152 300C152 276 156 262 164 250L184 262C186 276 186 286 186 300Z" fill="var(--k2)"/><circle cx="164" cy="246" r="11" fill="var(--skin)"/>
  <path d="M164 246C166 226 164 214 160 204" stroke="#4f7a4c" stroke-width="4" fill="none" stroke-linecap="round"/><g fill="var(--feather)"><circle cx="160" cy="186" r="8"/><circle cx="150" cy="196" r="8"/><circle cx="170" cy="196" r="8"/><circle cx="154" cy="207" r="7"/><circle cx="167" cy="207" r="7"/></g><circle cx="160" cy="197" r="6" fill="var(--gold)"/>
  <circle cx="84" cy="272" r="22" fill="var(--paper)" stroke="var(--gold)" stroke-width="3.5"/>${placedMark(mark, 84, 271, 29)}`;
}
/** The jack, with a halberd. */
export function jack(mark: Mark): string {
  return `${arch}
  <path d="M62 300L76 128" stroke="var(--wood)" stroke-width="6" stroke-linecap="round"/><path d="M76 132L66 110L79 88L90 112Z" fill="var(--steel)"/><path d="M79 88L90 112L76 132Z" fill="#000" opacity=".18"/>
  <path d="M60 300C60 240 84 202 118 202S176 240 176 300Z" fill="var(--k2)"/><path d="M118 202C152 202 176 240 176 300H118Z" fill="#000" opacity=".12"/>
  <path d="M118 208V300H176C176 262 168 228 150 212Z" fill="var(--k1)"/>
  <path d="M88 118C78 150 80 180 90 188C98 184 96 164 96 150H140C140 164 138 184 146 188C156 180 158 150 148 118Z" fill="${hair}"/>
  ${face(hair)}
  <path d="M95 134C98 118 110 114 118 114S138 118 141 134C132 122 104 122 95 134Z" fill="${hair}"/>
  <path d="M110 157C114 161 122 161 126 157" stroke="var(--skin3)" stroke-width="3.2" fill="none" stroke-linecap="round"/>
  <path d="M84 204L96 192L106 202L118 192L130 202L140 192L152 204L140 218L130 208L118 220L106 208L96 218Z" fill="var(--cream)"/>
  ${hat("FJ", 118, 112, 1.0)}
  <circle cx="68" cy="236" r="11" fill="var(--skin)"/><path d="M56 246H82L90 300H50Z" fill="var(--k2)"/><rect x="54" y="242" width="30" height="9" rx="4.5" fill="var(--gold)"/>
  <circle cx="146" cy="268" r="22" fill="var(--paper)" stroke="var(--gold)" stroke-width="3.5"/>${placedMark(mark, 146, 267, 29)}`;
}
