/** Between a device and an accessory these words say that both are present; Chinese in Simplified, like keys. */
export const another = /[送和与及连带配附赠跟加]|(?:^| )(?:and|with|plus|free|gift|incl|including)(?: |$)/u
